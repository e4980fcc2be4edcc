import { localStore } from '@boardwalk/kit';

/** Settings of the player that this browser remembers across streams. */
export interface PlayerMemory {
  /** Between 0 and 1. */
  volume: number;
  muted: boolean;
}

const KEY = 'boardwalk-player';
const DEFAULT_VOLUME = 0.8;

export function rememberedVolume(): PlayerMemory {
  const { volume, muted } = localStore.readJson<Partial<PlayerMemory>>(KEY) ?? {};
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULT_VOLUME,
    muted: muted === true,
  };
}

export function rememberVolume(memory: PlayerMemory): void {
  localStore.writeJson(KEY, memory);
}
