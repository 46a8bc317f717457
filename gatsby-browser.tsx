import './src/styles/global.css';

// What the content check says while the site is being edited. Nothing of this file is published: pages are plain HTML.
if (process.env.NODE_ENV === 'development') {
  void import('./src/dev/contentPanel').then(({ showContentProblems }) =>
    showContentProblems(),
  );
}
