import type { NewStreamer, StreamPlatformName } from '@boardwalk/contracts';

/** Values of the channel form. */
export interface ChannelValues {
  platform: StreamPlatformName;
  channel: string;
  /** Separated by commas. */
  characters: string;
  tags: string;
  language: string;
  about: string;
  message: string;
}

/** Splits text at commas, without duplicates. */
function listOf(text: string): string[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return words.filter(
    (word, at) => words.findIndex((one) => one.toLowerCase() === word.toLowerCase()) === at,
  );
}

/** Returns the request body of a channel. */
export function channelOf({ platform, channel, characters, tags, language, about }: ChannelValues) {
  return { platform, channel, characters: listOf(characters), tags: listOf(tags), language, about };
}

export function applicationOf(values: ChannelValues): NewStreamer {
  return { ...channelOf(values), message: values.message };
}
