import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CAPTION_LANGUAGES } from './captions.ts';
import { FRAMES_A_SECOND, QUALITIES } from './settings.ts';

const SOUND_KILOBITS = 24;
/** H.264 Main and AAC, in the notation of RFC 6381. */
const CODECS = 'avc1.4d4028,mp4a.40.2';

/** Returns the playlist that names the qualities and the captions. */
export function masterPlaylist(): string {
  const subtitles = CAPTION_LANGUAGES.map(
    ({ language, name }, index) =>
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${language}",AUTOSELECT=YES,DEFAULT=${index === 0 ? 'YES' : 'NO'},FORCED=NO,URI="captions-${language}.m3u8"`,
  );
  const levels = QUALITIES.flatMap(({ name, width, height, kilobits }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${(kilobits + SOUND_KILOBITS) * 1000},RESOLUTION=${width}x${height},FRAME-RATE=${FRAMES_A_SECOND},CODECS="${CODECS}",SUBTITLES="captions"`,
    `${name}/index.m3u8`,
  ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...subtitles, ...levels].join('\n')}\n`;
}

/** Puts a hash of its content into the name of each part, so that browsers may cache it permanently. */
export async function nameByContent(folder: string): Promise<void> {
  const playlist = join(folder, 'index.m3u8');
  let text = await readFile(playlist, 'utf8');
  for (const file of await readdir(folder)) {
    const [, name, ending] = /^(.+)\.(m4s|mp4)$/.exec(file) ?? [];
    if (!name) continue;
    const hash = createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('hex')
      .slice(0, 12);
    const named = `${name}.${hash}.${ending}`;
    await rename(join(folder, file), join(folder, named));
    text = text.replace(new RegExp(`(^|")${file.replace('.', '\\.')}`, 'm'), `$1${named}`);
  }
  await writeFile(playlist, text);
}
