export type PictureFormat = 'avif' | 'webp' | 'jpg';

export type PictureFile = {
  readonly width: number;
  readonly format: PictureFormat;
  /** Path below the artwork folder, with forward slashes. */
  readonly file: string;
  readonly bytes: number;
  /** The first 16 hex digits of the file's SHA-256. */
  readonly hash: string;
};

export type Picture = {
  /** Size of the widest rendering. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The average color, shown while the picture loads. */
  readonly placeholder: string;
  readonly files: readonly PictureFile[];
  /** Hash of the drawing and the settings of its rendering. */
  readonly source: string;
};

/** The shape of `index.json`. */
export type PictureIndex = Readonly<Record<string, Picture>>;
