import type Slider from 'react-slick';

interface Moves {
  readonly getSlider: () => Slider | null;
  /** The element that react-slick moves. */
  readonly getTrack: () => HTMLElement | null | undefined;
  /** How many cards there are, without copies. */
  readonly count: number;
  readonly start: number;
  /** Called with the index of the first card when a move has ended and no other waits. */
  readonly onRest: (index: number) => void;
}

/**
 * Moves the slider one move after another. A move past an end of the loop goes
 * to a copy, and react-slick then jumps back to the card. A move that
 * interrupted it would pass all cards between the two, so it waits, and moves
 * that wait become one.
 *
 * @returns `step` and `goTo`, and the settings with which react-slick tells what it does
 */
export function queueMoves({
  getSlider,
  getTrack,
  count,
  start,
  onRest,
}: Moves) {
  let current = start;
  let wanted: number | undefined;
  let jumps = false;
  let isMoving = false;
  let hasBegun = false;

  const moveOn = () => {
    if (isMoving || wanted === undefined) return;
    // There is one copy of the cards at each end.
    while (wanted >= 2 * count) wanted -= count;
    while (wanted < -count) wanted += count;
    isMoving = true;
    getSlider()?.slickGoTo(wanted, jumps);
    wanted = undefined;
  };

  return {
    /** @param direction - 1 moves to the next card, -1 to the previous one */
    step(direction: number) {
      wanted = (wanted ?? current) + direction;
      jumps = false;
      moveOn();
    },
    /** @param jump - without sliding */
    goTo(index: number, jump = false) {
      wanted = index;
      jumps = jump;
      moveOn();
    },
    settings: {
      // Also called for a drag.
      beforeChange(_from: number, to: number) {
        current = to;
        isMoving = true;
        hasBegun = true;
      },
      // Called after each render. `afterChange` is left out when the window changes while the cards slide.
      onReInit() {
        if (!hasBegun || getTrack()?.style.transition) return;
        isMoving = false;
        hasBegun = false;
        if (wanted === undefined) onRest(current);
        else moveOn();
      },
    },
  };
}
