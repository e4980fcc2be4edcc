import type { Article, Media } from '@boardwalk/contracts';
import type { MediaRow } from './media.table.ts';

/** What a text needs to show a picture. `alt` is the library's; a text may have words of its own. */
export type MediaPicture = NonNullable<Article['cover']>;

export function toPicture({ id, alt, width, height, focusX, focusY }: MediaRow): MediaPicture {
  return { mediaId: id, alt, width, height, focus: { x: focusX, y: focusY } };
}

export function toMedia(row: MediaRow, uploader: Media['uploader'], uses: number): Media {
  const { id, alt, name, width, height, bytes, focusX, focusY, createdAt } = row;
  return {
    id,
    alt,
    name,
    width,
    height,
    bytes,
    uploader,
    uses,
    url: `/api/media/${id}`,
    focus: { x: focusX, y: focusY },
    createdAt: createdAt.toISOString(),
  };
}
