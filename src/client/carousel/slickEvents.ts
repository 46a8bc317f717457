/**
 * Keeps react-slick from events that it misunderstands: it drags with every
 * button and with two fingers, does not notice when a drag ends outside the
 * window, and swallows the first click after a drag that ended outside its
 * list. Runs in the capture phase, before React's listeners on the container.
 *
 * @param frame - an element between React's container and `.slick-list`
 */
export function guardSlick(frame: HTMLElement, list: Element): void {
  /** Where the drag that react-slick follows began, in its own coordinates. */
  let dragStart: { clientX: number; clientY: number } | undefined;
  let severalFingers = false;

  /** Puts the cards back, and lets react-slick forget the drag. */
  const cancelDrag = () => {
    if (!dragStart) return;
    const back = { ...dragStart, bubbles: true };
    dragStart = undefined;
    // react-slick slides on `mouseup` only if the last move was away from the start.
    for (const type of ['mousemove', 'mouseup'])
      list.dispatchEvent(new MouseEvent(type, back));
  };

  /** Without a drag, a `touchend` only lets react-slick accept the next click. */
  const acceptClick = () =>
    list.dispatchEvent(new Event('touchend', { bubbles: true }));

  /** Calls the listener for events of the browser, not for those sent above. If it returns true, react-slick doesn't get the event. */
  const guard = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    isStray: (event: HTMLElementEventMap[Type]) => boolean,
  ) =>
    frame.addEventListener(
      type,
      (event) => {
        if (event.isTrusted && isStray(event)) event.stopPropagation();
      },
      { capture: true, passive: true },
    );

  guard('mousedown', ({ button, ctrlKey, clientX, clientY }) => {
    // On a Mac, Control and a click open the context menu.
    if (button !== 0 || ctrlKey) return true;
    acceptClick();
    dragStart = { clientX, clientY };
    return false;
  });
  guard('mousemove', ({ buttons }) => {
    const isOver = dragStart !== undefined && buttons % 2 === 0;
    if (isOver) cancelDrag();
    return isOver;
  });
  guard('mouseup', ({ button }) => {
    if (button === 0) dragStart = undefined;
    return button !== 0;
  });
  guard('click', ({ detail }) => {
    // A click by keyboard never ends a drag.
    if (detail === 0) acceptClick();
    return false;
  });

  guard('touchstart', ({ touches: [finger] }) => {
    severalFingers = false;
    if (finger) dragStart = { clientX: finger.pageX, clientY: finger.pageY };
    return false;
  });
  guard('touchmove', ({ touches }) => {
    // The second finger may be outside the list. The one that stays must not drag either.
    if (touches.length > 1) {
      severalFingers = true;
      cancelDrag();
    }
    return severalFingers;
  });
  guard('touchend', () => {
    if (!severalFingers) dragStart = undefined;
    return severalFingers;
  });

  window.addEventListener('blur', cancelDrag);
}
