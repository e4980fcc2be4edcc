import type { NewStreamer, StreamPlatformName } from '@boardwalk/contracts';

/** What is typed into the form of a channel. */
export interface ChannelValues {
  platform: StreamPlatformName;
  channel: string;
  /** With commas between. */
  characters: string;
  tags: string;
  language: string;
  about: string;
  message: string;
}

/** What was typed with commas between, each once. */
function listOf(text: string): string[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  return words.filter(
    (word, at) => words.findIndex((one) => one.toLowerCase() === word.toLowerCase()) === at,
  );
}

/** A channel as it is sent. */
export function channelOf({ platform, channel, characters, tags, language, about }: ChannelValues) {
  return { platform, channel, characters: listOf(characters), tags: listOf(tags), language, about };
}

export function applicationOf(values: ChannelValues): NewStreamer {
  return { ...channelOf(values), message: values.message };
}
