import type { Notification } from '@boardwalk/contracts';

/** Creates an unread notification about a comment. */
export function aNotification(change: Partial<Notification> = {}): Notification {
  return {
    id: '0b6f3a3e-0000-4000-8000-000000000001',
    type: 'comment.posted',
    actor: { username: 'kiri', fullName: 'Kiri Tane', avatarUrl: null },
    facts: { title: 'Ferry timetable', count: 1, publishAt: null },
    href: '/news/ferry-timetable#comments',
    at: '2026-03-01T12:00:00Z',
    readAt: null,
    ...change,
  };
}
