import '@testing-library/jest-dom';

// Tests of what runs in Node have no window.
if (typeof window !== 'undefined') {
  // jsdom has no media queries: none matches until a test says so.
  window.matchMedia = (media) =>
    ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      // react-slick's enquire.js still asks by the old names.
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;

  // jsdom has no layout, so nothing ever comes into view.
  window.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}
