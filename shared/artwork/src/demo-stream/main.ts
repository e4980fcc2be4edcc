/**
 * Films the demo stream: `node shared/artwork/src/demo-stream/main.ts`. Its output is committed in `shared/artwork/demo-stream`, so that starting and
 * testing the site needs no video tool. It needs ffmpeg with libx264, from Debian's package `ffmpeg`, and runs only when the drawing changes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { captions } from './captions.ts';
import { frameAt } from './frame.ts';
import { masterPlaylist, nameByContent } from './playlists.ts';
import { ENCODE_SHARED, FRAMES, FRAMES_A_SECOND, QUALITIES, SECONDS, SOUND } from './settings.ts';

const OUT = join(import.meta.dirname, '../../demo-stream');

if (spawnSync('ffmpeg', ['-version']).error) {
  process.stderr.write(
    'The demo stream is encoded by ffmpeg, which is not here. Install it, on Debian with "apt-get install ffmpeg", and run this again.\nOnly who changes the drawing needs it: the encoded stream is kept in shared/artwork/demo-stream.\n',
  );
  process.exit(1);
}

const work = await mkdtemp(join(tmpdir(), 'demo-stream-'));
const film = join(work, 'film.mkv');
await drawFilm(film);
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
for (const quality of QUALITIES) {
  const folder = join(OUT, quality.name);
  await mkdir(folder);
  run([
    '-i',
    film,
    ...SOUND,
    '-vf',
    `scale=${quality.width}:${quality.height}:flags=lanczos`,
    '-crf',
    String(quality.crf),
    '-maxrate',
    `${quality.kilobits}k`,
    '-bufsize',
    `${quality.kilobits * 2}k`,
    ...ENCODE_SHARED,
    '-hls_fmp4_init_filename',
    'init.mp4',
    '-hls_segment_filename',
    join(folder, 'part-%d.m4s'),
    join(folder, 'index.m3u8'),
  ]);
  await nameByContent(folder);
}
for (const { file, text } of captions(SECONDS)) await writeFile(join(OUT, file), text);
await writeFile(join(OUT, 'main.m3u8'), masterPlaylist());
await rm(work, { recursive: true });

/** Encodes every frame without loss, as the source of all qualities. */
async function drawFilm(file: string): Promise<void> {
  const { width, height } = QUALITIES[0];
  const size = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${FRAMES_A_SECOND}`,
  ];
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...size, '-i', '-', '-c:v', 'ffv1', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const drawing = sharp(Buffer.from(frameAt(frame / FRAMES, width)));
    const pixels = await drawing
      .resize(width, height, { fit: 'fill' })
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function run(options: readonly string[]): void {
  const { status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}
