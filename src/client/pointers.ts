/**
 * Lets a press end in a click although the hand shakes. Browsers begin to drag a
 * link or a picture after a few pixels, and then no click comes
 * (https://github.com/alphagov/govuk-frontend/pull/1020). The target of a dragged
 * selection is its text: that may be dragged.
 */
function preventDrags(): void {
  document.addEventListener('dragstart', (event) => {
    if (event.target instanceof Element) event.preventDefault();
  });
}

/**
 * Marks that the last pointer was a finger, for styles: a browser keeps `:hover`
 * after a tap, also on a laptop whose other pointer is a mouse
 * (https://issues.chromium.org/issues/330213583).
 */
function markTouch(): void {
  document.addEventListener('pointerover', ({ pointerType }) => {
    document.documentElement.toggleAttribute(
      'data-touch',
      pointerType === 'touch',
    );
  });
}

export function watchPointers(): void {
  preventDrags();
  markTouch();
}
