// Pixels that react-slick lets a finger or the mouse move before it takes the move for a drag.
const DRAG_START = 10;

/**
 * Lets react-slick have only the events that it understands. It takes any mouse
 * button for a drag, and two fingers; it does not notice when a drag ends outside
 * of it, and then ignores the next click.
 *
 * @param root - an element around the slider; its listeners run before those of React, which listens further out
 */
export function filterSlickEvents(root: HTMLElement): void {
  let startX: number | undefined;
  let finger = { pageX: 0, pageY: 0 };
  let dragged = false;
  let severalFingers = false;

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => root.addEventListener(name, listener, { capture: true });

  const tellSlick = (name: string, more: object = {}) =>
    root
      .querySelector('.slick-list')
      ?.dispatchEvent(Object.assign(new Event(name, { bubbles: true }), more));

  const endMouseDrag = () => {
    if (startX === undefined) return;
    startX = undefined;
    tellSlick('mouseup');
  };

  on('mousedown', (event) => {
    dragged = false;
    if (event.button !== 0 || event.ctrlKey) event.stopPropagation();
    else startX = event.clientX;
  });
  on('mousemove', (event) => {
    if (startX === undefined) return;
    if (Math.abs(event.clientX - startX) > DRAG_START) dragged = true;
    if (event.buttons & 1) return;
    // The button was released where no event told of it.
    event.stopPropagation();
    endMouseDrag();
  });
  on('contextmenu', endMouseDrag);
  window.addEventListener('blur', endMouseDrag);
  window.addEventListener('mouseup', () => {
    startX = undefined;
    // The click of this press comes first.
    setTimeout(() => {
      dragged = false;
    });
  });
  on('click', (event) => {
    // react-slick would also ignore a click that is not the end of a drag.
    event.stopPropagation();
    // A click by the keyboard has no detail.
    if (dragged && event.detail > 0) event.preventDefault();
  });

  const filterTouch = (event: TouchEvent) => {
    const { type, touches } = event;
    if (type === 'touchstart') {
      const [first] = touches;
      if (touches.length === 1 && first) {
        severalFingers = false;
        finger = { pageX: first.pageX, pageY: first.pageY };
      } else if (!severalFingers) {
        severalFingers = true;
        // The cards go back to where the first finger found them.
        tellSlick('touchmove', { touches: [finger] });
        tellSlick('touchcancel', { touches: [] });
      }
    }
    if (severalFingers) event.stopPropagation();
  };
  for (const name of [
    'touchstart',
    'touchmove',
    'touchend',
    'touchcancel',
  ] as const)
    on(name, (event) => {
      if (event.isTrusted) filterTouch(event);
    });
}
