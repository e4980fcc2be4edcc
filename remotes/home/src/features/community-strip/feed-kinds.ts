import type { FeedItem } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What each kind of item is called on its card. */
export const FEED_KIND_NAMES: Record<FeedItem['kind'], MessageDescriptor> = {
  post: msg`Post`,
  news: msg`News`,
  event: msg`Event`,
  stream: msg`Stream`,
  property: msg`Real estate`,
};
