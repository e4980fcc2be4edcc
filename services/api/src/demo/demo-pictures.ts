/** A drawing that somebody sends to the library of pictures. */
export interface DemoUpload {
  /** The name of the drawing in the index of the artwork. */
  drawing: string;
  uploaderId: string;
  at: Date;
}

/** Something that is to show drawings, the first of them first. */
export interface DemoShow {
  kind: 'article' | 'event' | 'event-date' | 'property';
  id: string;
  drawings: readonly string[];
}

/** Pictures of the demo community that aren't in the library yet. */
export interface DemoPictures {
  uploads: readonly DemoUpload[];
  /** Who sends the drawings that nobody is named for. */
  others: Omit<DemoUpload, 'drawing'>;
  shows: readonly DemoShow[];
}

/** The drawing of a cover, by its short name. */
export const coverDrawing = (name: string) => `cover-${name}`;
