import { HORN } from './settings.ts';

/** The languages of the captions, the stream's own first. */
export const CAPTION_LANGUAGES = [
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
] as const;

type Language = (typeof CAPTION_LANGUAGES)[number]['language'];

/** Sounds with their captions and their times in seconds. */
const HEARD: readonly { from: number; to: number; text: Record<Language, string> }[] = [
  { from: 0, to: 4, text: { en: '[Waves against the quay]', de: '[Wellen schlagen an den Kai]' } },
  { from: HORN.from, to: HORN.from + 3, text: { en: '[The ferry’s horn]', de: '[Das Horn der Fähre]' } },
  { from: 16, to: 20, text: { en: '[The water goes quiet]', de: '[Das Wasser wird still]' } },
];

/** Returns the files of the captions: for each language the texts, as WebVTT, and the playlist that names them. */
export function captions(seconds: number): { file: string; text: string }[] {
  return CAPTION_LANGUAGES.flatMap(({ language }) => {
    const cues = HEARD.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text[language]}\n`);
    const playlist = [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${seconds}`,
      '#EXT-X-PLAYLIST-TYPE:VOD',
      `#EXTINF:${seconds},`,
      `captions-${language}.vtt`,
      '#EXT-X-ENDLIST',
    ];
    return [
      { file: `captions-${language}.vtt`, text: `WEBVTT\n\n${cues.join('\n')}` },
      { file: `captions-${language}.m3u8`, text: `${playlist.join('\n')}\n` },
    ];
  });
}

/** Formats seconds for WebVTT. */
function clock(seconds: number): string {
  return `00:00:${String(seconds).padStart(2, '0')}.000`;
}
