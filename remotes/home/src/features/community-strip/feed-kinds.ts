import type { FeedItem } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Label of each kind of item. */
export const FEED_KIND_NAMES: Record<FeedItem['kind'], MessageDescriptor> = {
  post: msg`Post`,
  news: msg`News`,
  event: msg`Event`,
  stream: msg`Stream`,
  property: msg`Real estate`,
};
