import { startPage } from './startPage';

// The script in the head of each published page.
startPage();
