/** Pixels: a gesture that is shorter moves nothing. It is one notch of a wheel in Chrome on Windows. */
const FIRST_STEP = 100;

/** Milliseconds without an event, after which the next one begins another gesture. */
const PAUSE = 150;

/** Pixels of one line, where a browser reports lines. */
const LINE = 16;

/**
 * Moves the cards as far as a horizontal wheel or a gesture on a trackpad says,
 * and at least by one.
 *
 * @param step - moves by this many cards, negative ones back
 */
export function followWheel(
  frame: HTMLElement,
  step: (cards: number) => void,
): void {
  let distance = 0;
  let moved = 0;
  let timer: ReturnType<typeof setTimeout>;

  const endGesture = () => {
    // Notches of a few pixels add up.
    if (moved !== 0) distance = 0;
    moved = 0;
  };

  frame.addEventListener('wheel', (event) => {
    const { deltaX, deltaY, shiftKey, ctrlKey } = event;
    // With Shift a wheel scrolls sideways. On Linux and Windows it reports the axis on which it turns.
    const across = shiftKey ? deltaX || deltaY : deltaX;
    const isAcross = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    // With Control the page is zoomed. A page that two fingers have zoomed is moved.
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
    if (!isAcross || ctrlKey || isZoomed) return;
    // Otherwise the browser may go back to the previous page.
    event.preventDefault();

    // Firefox tells pixels to scripts that read this last (https://bugzilla.mozilla.org/show_bug.cgi?id=1392460).
    const unit = [1, LINE, frame.clientWidth][event.deltaMode] ?? 1;
    distance += across * unit;
    const card = frame.querySelector('.slick-slide')?.clientWidth || 1;
    const length = Math.abs(distance);
    const count =
      length < FIRST_STEP ? 0 : Math.max(1, Math.round(length / card));
    const wanted = Math.sign(distance) * count;
    if (wanted !== moved) step(wanted - moved);
    moved = wanted;
    clearTimeout(timer);
    timer = setTimeout(endGesture, PAUSE);
  });
}
