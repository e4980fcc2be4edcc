import { clock } from '@boardwalk/kit';
import type Hls from 'hls.js';
import type { ErrorData } from 'hls.js';
import { backoff } from './backoff.ts';
import { MediaRecovery } from './media-recovery.ts';
import { EMPTY_STATE, type Option, type PlayerState } from './player-state.ts';

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
/** Buffer ahead, in seconds: small, so that little is wasted on viewers who leave soon. */
const BUFFER_SECONDS = 12;

/** Plays one HLS stream in one video element, and reports its state. Retries while it exists. */
export class HlsEngine {
  readonly #video: HTMLVideoElement;
  readonly #source: string;
  readonly #onChange: (state: PlayerState) => void;
  #hls: Hls | undefined;
  #state: PlayerState = EMPTY_STATE;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;
  readonly #recovery = new MediaRecovery();

  constructor(video: HTMLVideoElement, source: string, onChange: (state: PlayerState) => void) {
    this.#video = video;
    this.#source = source;
    this.#onChange = onChange;
    addEventListener('online', this.#online);
    addEventListener('offline', this.#lost);
    video.addEventListener('error', this.#lost);
    void this.#start();
  }

  /** By the ids of `state.qualities`; -1 selects automatically by bandwidth. */
  setQuality(id: number): void {
    if (this.#hls) this.#hls.nextLevel = id;
    this.#set({ quality: id });
  }

  /** By the ids of `state.captions`; -1 shows none. */
  setCaption(id: number): void {
    if (this.#hls) {
      this.#hls.subtitleTrack = id;
      this.#hls.subtitleDisplay = id >= 0;
    } else
      for (const [at, track] of [...this.#video.textTracks].entries())
        track.mode = at === id ? 'showing' : 'disabled';
    this.#set({ caption: id });
  }

  /** Retries immediately. */
  readonly retry = async (): Promise<void> => {
    if (this.#state.retryAt === null || this.#gone) return;
    clearTimeout(this.#timer);
    this.#set({ retryAt: clock.now() });
    try {
      // Buffered content may last for a while: only a request shows whether the server is reachable again.
      await fetchPlaylist(this.#source);
    } catch {
      this.#lost();
      return;
    }
    this.#found();
    const hls = this.#hls;
    if (hls && hls.levels.length > 0) hls.startLoad();
    else if (hls) hls.loadSource(this.#source);
    else if (this.#video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) void this.#start();
  };

  destroy(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#lost);
    this.#video.removeEventListener('error', this.#lost);
    this.#hls?.destroy();
    this.#video.removeAttribute('src');
  }

  async #start(): Promise<void> {
    try {
      const Player = await loadHls(this.#source);
      if (this.#gone) return;
      if (Player.isSupported()) this.#play(Player);
      else if (this.#video.canPlayType(PLAYLIST_TYPE)) this.#playItself();
      else this.#set({ unsupported: true });
    } catch {
      this.#lost();
    }
  }

  #play(Player: typeof Hls): void {
    const hls = new Player({
      // The page's CSP forbids workers from blob URLs.
      enableWorker: false,
      maxBufferLength: BUFFER_SECONDS,
      maxMaxBufferLength: BUFFER_SECONDS,
      startLevel: -1,
      capLevelToPlayerSize: true,
      fragLoadPolicy: { default: { ...LOADING, maxTimeToFirstByteMs: 8000, maxLoadTimeMs: 20_000 } },
      manifestLoadPolicy: { default: LOADING },
      playlistLoadPolicy: { default: LOADING },
    });
    this.#hls = hls;
    const { Events } = Player;
    hls.on(Events.MANIFEST_PARSED, (_, { levels }) =>
      this.#set({
        qualities: levels.map(({ height, bitrate }, id) => ({ id, name: nameOf(height, bitrate) })),
      }),
    );
    hls.on(Events.SUBTITLE_TRACKS_UPDATED, (_, { subtitleTracks }) => {
      this.#set({ captions: subtitleTracks.map(({ name }, id): Option => ({ id, name })) });
      this.setCaption(this.#state.caption);
    });
    hls.on(Events.LEVEL_SWITCHED, (_, { level }) => this.#set({ playing: level }));
    hls.on(Events.FRAG_LOADED, () => this.#found());
    hls.on(Events.ERROR, (_, data) => this.#failed(Player, data));
    hls.loadSource(this.#source);
    hls.attachMedia(this.#video);
  }

  /** For phone browsers with native HLS only. */
  #playItself(): void {
    const video = this.#video;
    video.src = this.#source;
    video.addEventListener('playing', () => this.#found());
    video.textTracks.addEventListener('addtrack', () =>
      this.#set({ captions: [...video.textTracks].map(({ label }, id) => ({ id, name: label })) }),
    );
  }

  #failed(Player: typeof Hls, { fatal, type }: ErrorData): void {
    if (!fatal) return;
    if (type === Player.ErrorTypes.MEDIA_ERROR && this.#hls && this.#recovery.take(this.#hls)) return;
    this.#lost();
  }

  #found(): void {
    this.#tries = 0;
    clearTimeout(this.#timer);
    if (this.#state.retryAt !== null) this.#set({ retryAt: null });
  }

  readonly #online = (): void => void this.retry();

  readonly #lost = (): void => {
    if (this.#gone) return;
    clearTimeout(this.#timer);
    const wait = backoff(this.#tries);
    this.#tries += 1;
    this.#set({ retryAt: clock.now() + wait });
    this.#timer = setTimeout(() => void this.retry(), wait);
  };

  #set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    if (!this.#gone) this.#onChange(this.#state);
  }
}

/** Attempts before a request counts as lost: the engine retries itself, and reports it. */
const LOADING = {
  maxTimeToFirstByteMs: 8000,
  maxLoadTimeMs: 12_000,
  timeoutRetry: null,
  errorRetry: null,
};

/** The light build without captions is 70 KB smaller: the full one is loaded for streams with captions. */
async function loadHls(source: string): Promise<typeof Hls> {
  const captioned = /TYPE=(?:SUBTITLES|CLOSED-CAPTIONS)/.test(await fetchPlaylist(source));
  const { default: Player } = captioned
    ? await import(/* webpackChunkName: "hls" */ 'hls.js')
    : await import(/* webpackChunkName: "hls-light" */ 'hls.js/light');
  return Player;
}

/** Returns the text of a playlist. @throws if it can't be loaded. */
async function fetchPlaylist(source: string): Promise<string> {
  const answer = await fetch(source, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The playlist answers ${answer.status}`);
  return answer.text();
}

function nameOf(height: number | undefined, bitrate: number): string {
  return height ? `${height}p` : `${Math.round(bitrate / 1000)} kbit/s`;
}
