/** What a resource is given to keep a player waiting. A tick has to pass between two calls. */
export interface Deferrals {
  defer(): void;
  update(message: string): void;
  /** Without a reason the player is let in. */
  done(reason?: string): void;
}

export type Connecting = (
  name: string,
  setKickReason: (reason: string) => void,
  deferrals: Deferrals,
) => void;

/** As much of the game server's JavaScript API as the resource uses, under its names. */
export interface FxGlobals {
  /** Whom the event that is being handled is about. Only until the handler waits for something. */
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
  /** @param length in bytes; -1 for all of it. */
  SaveResourceFile(resource: string, file: string, text: string, length: number): boolean;
}
