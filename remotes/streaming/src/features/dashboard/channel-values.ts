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
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  return items.filter(
    (item, at) => items.findIndex((one) => one.toLowerCase() === item.toLowerCase()) === at,
  );
}

/** Returns the request body of a channel. */
export function channelOf({ platform, channel, characters, tags, language, about }: ChannelValues) {
  return { platform, channel, characters: listOf(characters), tags: listOf(tags), language, about };
}

export function applicationOf(values: ChannelValues): NewStreamer {
  return { ...channelOf(values), message: values.message };
}
