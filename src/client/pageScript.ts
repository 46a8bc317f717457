import { startAfterParsing, startPage } from './startPage';

// The script in the head of each published page with a menu.
startPage();
document.addEventListener('DOMContentLoaded', startAfterParsing);
