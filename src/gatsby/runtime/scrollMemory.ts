/** A place in the browser's history, as far as scroll positions ask. */
interface Place {
  readonly pathname: string;
}

/** By path and history key; gone with the page, as is right for a site that stores nothing (decision 8). */
const positions = new Map<string, number>();

const nameOf = ({ pathname }: Place, key?: string | null) => `${pathname}|${key ?? ''}`;

/**
 * Remembers how far a page was scrolled, for going back to it. Stands in the place of Gatsby's class of the
 * same name, which writes to the browser's `sessionStorage`.
 */
export class SessionStorage {
  /** @returns CSS pixels from the page's top, 0 where nothing is known */
  read(place: Place, key?: string | null): number {
    return positions.get(nameOf(place, key)) ?? 0;
  }

  /** @param value - CSS pixels from the page's top */
  save(place: Place, key: string | null | undefined, value: number) {
    positions.set(nameOf(place, key), value);
  }
}
