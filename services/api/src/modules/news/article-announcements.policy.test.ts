import { expect, it } from 'vitest';
import { announcementsOf, outdatedBy } from './article-announcements.policy.ts';

const publishAt = new Date('2026-12-24T17:30:00Z');
const article = {
  id: '1',
  title: 'The pier',
  slug: 'the-pier',
  authorId: 'ann',
  publishAt: null,
  demo: false,
};
const told = (...given: Parameters<typeof announcementsOf>) =>
  announcementsOf(...given).map(({ type, actorId, recipientId, excludedUserIds }) => ({
    type,
    actorId,
    to: recipientId ?? 'all',
    excludedUserIds: excludedUserIds ?? [],
  }));

it('notifies all members of a publication, and the author of their own', () => {
  expect(told('article.published', 'in_review', article, 'bea')).toEqual([
    { type: 'article.published', actorId: 'ann', to: 'all', excludedUserIds: ['bea'] },
    { type: 'article.released', actorId: 'bea', to: 'ann', excludedUserIds: [] },
  ]);
});

it('names no actor when it was published by schedule', () => {
  expect(told('article.published', 'scheduled', article, undefined)).toEqual([
    { type: 'article.published', actorId: 'ann', to: 'all', excludedUserIds: [] },
    { type: 'article.released', actorId: null, to: 'ann', excludedUserIds: [] },
  ]);
});

it('notifies the author of the scheduled time, and of a return to draft', () => {
  const [scheduled] = announcementsOf('article.scheduled', 'in_review', { ...article, publishAt }, 'bea');
  expect(scheduled).toMatchObject({ type: 'article.released', publishAt, recipientId: 'ann' });
  expect(told('article.returned', 'in_review', article, 'bea')).toMatchObject([
    { type: 'article.sent_back', actorId: 'bea', to: 'ann' },
  ]);
});

it('sends nothing for archiving, republishing and pinning', () => {
  expect(announcementsOf('article.archived', 'published', article, 'bea')).toEqual([]);
  expect(announcementsOf('article.returned', 'archived', article, 'bea')).toEqual([]);
  expect(announcementsOf('article.pinned', 'published', article, 'bea')).toEqual([]);
});

it('withdraws outdated notifications', () => {
  expect(outdatedBy('draft')).toEqual([]);
  expect(outdatedBy('in_review')).toEqual(['article.submitted']);
  expect(outdatedBy('scheduled')).toEqual(['article.released']);
  expect(outdatedBy('published')).toContain('article.published');
});
