/** A window in which a page differs. */
export interface DifferentPicture {
  place: string;
  width: number;
  scheme: string;
  /** Share of different pixels, from 0 to 1. */
  share: number;
  /** Name of the picture of the differences. */
  file: string;
}

export interface PictureReport {
  /** Description of the compared commit. */
  ref: string;
  places: { compared: number; all: number };
  different: readonly DifferentPicture[];
  failed: readonly { place: string; error: string }[];
}

/** Returns the list of all differences as Markdown, the largest first. */
export function pictureList({ ref, places, different, failed }: PictureReport): string {
  const pages = new Set(different.map(({ place }) => place)).size;
  const rows = different
    .toSorted((one, other) => other.share - one.share)
    .map(
      ({ place, width, scheme, share, file }) =>
        `| ${(share * 100).toFixed(2)} % | ${place.replaceAll('|', '\\|')} | ${width}, ${scheme} | [picture](${file}) |`,
    );
  return [
    `# Pictures of this checkout against ${ref}`,
    `${places.compared} of ${places.all} pages were compared: ${pages} differ, ${failed.length} failed.`,
    ...(rows.length > 0
      ? [['| different | page | window | |', '| -- | -- | -- | -- |', ...rows].join('\n')]
      : []),
    ...(failed.length > 0
      ? [['Failed:', '', ...failed.map(({ place, error }) => `- ${place}: ${error}`)].join('\n')]
      : []),
    '',
  ].join('\n\n');
}
