import { DiscoveryService } from '@nestjs/core';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MethodDeclaration } from '../../platform/discovery/declared.ts';

/** Returns the condition that the member in the column belongs to an audience. @param of parameter of the audience */
export type SelectAudience = (memberId: AnyPgColumn, of: string) => SQL;

/** Declares the {@link SelectAudience} of an audience by its name, which is stored with events that aren't fanned out yet. */
export const SelectsAudience: MethodDeclaration<string, SelectAudience> =
  DiscoveryService.createDecorator<string>();
