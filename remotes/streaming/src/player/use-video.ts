import { type RefObject, useEffect, useReducer, useSyncExternalStore } from 'react';

const EVENTS = [
  'play',
  'pause',
  'playing',
  'waiting',
  'volumechange',
  'enterpictureinpicture',
  'leavepictureinpicture',
];

/** Returns the state of a video, and renders again when it changes. */
export function useVideo(video: RefObject<HTMLVideoElement | null>) {
  const [, forceRender] = useReducer((count: number) => count + 1, 0);
  const full = useSyncExternalStore(
    onFullscreen,
    () => document.fullscreenElement,
    () => null,
  );
  useEffect(() => {
    const element = video.current;
    for (const event of EVENTS) element?.addEventListener(event, forceRender);
    forceRender();
    return () => {
      for (const event of EVENTS) element?.removeEventListener(event, forceRender);
    };
  }, [video]);
  const element = video.current;
  return {
    paused: element?.paused ?? true,
    waiting: Boolean(element && !element.paused && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA),
    muted: element ? element.muted || element.volume === 0 : false,
    volume: element?.volume ?? 1,
    isSmall: element !== null && document.pictureInPictureElement === element,
    isFull: full?.contains(element) ?? false,
  };
}

function onFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
