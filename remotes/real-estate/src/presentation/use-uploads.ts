import type { Media } from '@boardwalk/contracts';
import { truncate } from '@boardwalk/contracts';
import { errorMessage, RequestError, shrinkPicture, upload } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { MEGABYTES } from './pictures.ts';

const MAX_NAME_LENGTH = 200;

/** A picture that is being uploaded, or was rejected. */
export interface Upload {
  id: string;
  name: string;
  /** Uploaded share, from 0 to 1. */
  share: number;
  /** Reason of the rejection. */
  problem?: string;
  stop: () => void;
}

/** Uploads pictures of a property one after another, so that a slow connection finishes some of them. */
export function useUploads(propertyId: string, onTaken: (picture: Media) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const messageOf = useProblemMessages();
  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));
  const send = async (file: File, id: string, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      const query = new URLSearchParams({ name: truncate(file.name, MAX_NAME_LENGTH, { end: '' }), alt: '' });
      const address = `/api/properties/${propertyId}/pictures?${query}`;
      const bytes = await shrinkPicture(file);
      const picture = await upload<Media>(address, bytes, {
        endpoint: 'POST /api/properties/:id/pictures',
        signal,
        onProgress: (share) => change(id, { share }),
      });
      drop(id);
      onTaken(picture);
    } catch (error) {
      if (!signal.aborted) change(id, { problem: messageOf(error) });
    }
  };
  return {
    uploads,
    /** Whether an upload is in progress. */
    busy: uploads.some(({ problem }) => problem === undefined),
    add: (files: readonly File[]) => {
      for (const file of files) {
        const [id, controller] = [crypto.randomUUID(), new AbortController()];
        const stop = () => {
          controller.abort();
          drop(id);
        };
        setUploads((all) => [...all, { id, name: file.name, share: 0, stop }]);
        queue.current = queue.current.then(() => send(file, id, controller.signal));
      }
    },
  };
}

function useProblemMessages() {
  const { t } = useLingui();
  return (error: unknown): string => {
    const code = error instanceof RequestError ? error.code : undefined;
    if (code === 'MEDIA_REFUSED')
      return t`This can’t be used as a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.`;
    if (code === 'MEDIA_TOO_LARGE')
      return t`This picture is too large. The limit is ${MEGABYTES} MB and 40 million pixels.`;
    if (code === 'PROPERTY_PICTURES_FULL')
      return t`This property has the maximum number of pictures. Remove one first.`;
    if (error instanceof RequestError && error.status === 0)
      return t`The connection was cut off. Choose the file again.`;
    return errorMessage(error);
  };
}
