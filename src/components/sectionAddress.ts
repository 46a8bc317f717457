export interface OnHomeProps {
  /** Whether this is the home page, where links to its sections need no path. */
  onHome: boolean;
}

/** Returns where a link to a section of the home page leads. @param anchor - such as `#sobre` */
export const sectionAddress = (anchor: string, onHome: boolean) =>
  onHome ? anchor : `/${anchor}`;
