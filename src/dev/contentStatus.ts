/** A content error as the overlay shows it: every sentence is ready, in Portuguese. */
export interface ShownProblem {
  /** `data/home/hero.json:4:15`. */
  readonly place: string;
  /** Entry and field; empty where neither has a name. */
  readonly whereabouts: string;
  readonly sentence: string;
  /** "Você quis dizer …?"; empty when nothing is near. */
  readonly question: string;
  /** The offending line and its marker; empty for problems of a whole file. */
  readonly frame: string;
}

/** What the development server tells the browser after each save: the errors, none when all is well. */
export interface ContentStatus {
  readonly errors: readonly ShownProblem[];
}
