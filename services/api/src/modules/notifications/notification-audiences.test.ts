import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { discoveryOf } from '../../../test/test-discovery.ts';
import { audienceText, NotificationAudiencesService } from './notification-audiences.service.ts';
import { notifications } from './notifications.table.ts';
import { SelectsAudience } from './selects-audience.decorator.ts';

const parameters: string[] = [];

class Follows {
  @SelectsAudience('followers')
  isFollower(_memberId: AnyPgColumn, of: string): SQL {
    parameters.push(of);
    return sql`true`;
  }
}

class OtherFollows {
  @SelectsAudience('followers')
  isFollower(): SQL {
    return sql`false`;
  }
}

it('returns the condition of an audience, with its parameter', async () => {
  const audiences = new NotificationAudiencesService(...(await discoveryOf(Follows)));
  audiences.onModuleInit();
  audiences.conditionOf(audienceText({ name: 'followers', of: 'a:b' }))?.(notifications.userId);
  expect(parameters).toEqual(['a:b']);
  expect(audiences.conditionOf(null)).toBeUndefined();
  expect(() => audiences.conditionOf('strangers:a')).toThrow('There is no audience strangers:a.');
});

it('refuses to start with two audiences of one name, and names both', async () => {
  const audiences = new NotificationAudiencesService(...(await discoveryOf(Follows, OtherFollows)));
  expect(() => audiences.onModuleInit()).toThrow(
    'The audience followers is declared twice: by Follows.isFollower and OtherFollows.isFollower.',
  );
});
