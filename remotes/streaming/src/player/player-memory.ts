/** What this browser remembers of the player from one stream to the next. */
export interface PlayerMemory {
  /** Between 0 and 1. */
  volume: number;
  muted: boolean;
}

const KEY = 'boardwalk-player';
const UNKNOWN: PlayerMemory = { volume: 0.8, muted: false };

export function rememberedVolume(): PlayerMemory {
  try {
    const { volume, muted } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PlayerMemory>;
    return {
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : UNKNOWN.volume,
      muted: muted === true,
    };
  } catch {
    return UNKNOWN;
  }
}

export function rememberVolume(memory: PlayerMemory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Without a storage it begins at the usual volume.
  }
}
