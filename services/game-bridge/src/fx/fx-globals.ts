/** Deferral of a player's connection. A tick has to pass between two calls. */
export interface Deferrals {
  defer(): void;
  update(message: string): void;
  /** Without a reason the player is admitted. */
  done(reason?: string): void;
}

export type Connecting = (
  name: string,
  setKickReason: (reason: string) => void,
  deferrals: Deferrals,
) => void;

/** The part of the game server's JavaScript API that the resource uses. */
export interface FxGlobals {
  /** Player of the current event. Valid only until the handler awaits something. */
  source: number;
  on(event: 'playerConnecting', handler: Connecting): void;
  on(event: 'onResourceStop', handler: (resource: string) => void): void;
  exports(name: string, act: (...given: never[]) => unknown): void;
  GetCurrentResourceName(): string;
  GetConvar(name: string, fallback: string): string;
  GetNumPlayerIndices(): number;
  GetNumPlayerIdentifiers(player: string): number;
  GetPlayerIdentifier(player: string, index: number): string;
  GetResourceMetadata(resource: string, key: string, index: number): string | null;
  LoadResourceFile(resource: string, file: string): string | null;
  /** @param length in bytes; -1 for everything. */
  SaveResourceFile(resource: string, file: string, text: string, length: number): boolean;
}
