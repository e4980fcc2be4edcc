/** Upload of a drawing to the media library. */
export interface DemoUpload {
  /** Name of the drawing in the index of the artwork. */
  drawing: string;
  uploaderId: string;
  /** In ISO 8601, because a job can carry it. */
  at: string;
}

/** Row that shows drawings, the first one as its cover. */
export interface DemoShow {
  kind: 'article' | 'event' | 'event-date' | 'property';
  id: string;
  drawings: readonly string[];
}

/** Pictures of the demo community that aren't in the library yet. */
export interface DemoPictures {
  uploads: readonly DemoUpload[];
  /** Uploader and date of drawings without an upload of their own. */
  others: Omit<DemoUpload, 'drawing'>;
  shows: readonly DemoShow[];
}

/** Returns the name of a cover's drawing. */
export const coverDrawing = (name: string) => `cover-${name}`;
