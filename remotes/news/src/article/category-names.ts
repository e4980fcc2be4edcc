import type { ArticleCategory, ArticleState } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const CATEGORY_NAMES: Record<ArticleCategory, MessageDescriptor> = {
  city: msg`City`,
  crime: msg`Courts and crime`,
  business: msg`Business`,
  people: msg`People`,
  server: msg`Server`,
  events: msg`Events`,
};

export const STATE_NAMES: Record<ArticleState, MessageDescriptor> = {
  draft: msg`Draft`,
  in_review: msg`In review`,
  scheduled: msg`Scheduled`,
  published: msg`Published`,
  archived: msg`Archived`,
};
