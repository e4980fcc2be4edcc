import type { Tenancy, TenancyWithRents } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { UsersService } from '../../users/users.service.ts';
import { personOf } from '../../users/users.view.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { toPropertyCard } from '../properties/property.view.ts';
import { SettlementViews } from '../settlements/settlement-views.service.ts';
import { TenanciesRepository } from './tenancies.repository.ts';
import type { TenancyRow } from './tenancies.table.ts';
import { sideOf, waysToEnd } from './tenancy.policy.ts';

/** Maximum of rents in a response: two years. */
const MOST_RENTS = 104;

/** Maps tenancies to what their two sides and the staff see. */
@Injectable()
export class TenancyViews {
  constructor(
    private readonly tenancies: TenanciesRepository,
    private readonly properties: PropertiesRepository,
    private readonly settlements: SettlementViews,
    private readonly users: UsersService,
  ) {}

  async present(caller: Caller, row: TenancyRow): Promise<Tenancy> {
    return (await this.of(caller, [row]))(row);
  }

  /** Returns a function that maps these tenancies for the caller. */
  async of(caller: Caller, rows: readonly TenancyRow[]): Promise<(row: TenancyRow) => Tenancy> {
    const cards = await this.properties.findCards(rows.map(({ propertyId }) => propertyId));
    const names = await this.users.namesOf(
      rows.flatMap(({ landlordId, tenantId }) => [landlordId, tenantId]),
    );
    const owed = await this.tenancies.findOverdue(rows.map(({ id }) => id));
    const now = new Date();
    return (row) => {
      const { id, landlordId, tenantId, rent, state, startedAt, nextDueAt, endsAt, version } = row;
      const card = cards.get(row.propertyId);
      if (!card) throw new Error(`The property of the tenancy ${id} is gone.`);
      const { since, ...overdue } = owed.get(id) ?? { count: 0, amount: 0, since: null };
      const goesOn = state === 'active' && (endsAt === null || nextDueAt < endsAt);
      return {
        id,
        rent,
        state,
        overdue,
        version,
        property: toPropertyCard(card),
        landlord: personOf(names.get(landlordId ?? '')),
        tenant: personOf(names.get(tenantId ?? '')),
        startedAt: startedAt.toISOString(),
        nextDueAt: goesOn ? nextDueAt.toISOString() : null,
        endsAt: endsAt?.toISOString() ?? null,
        side: sideOf(caller, row) ?? 'staff',
        may: waysToEnd(caller, row, since, now),
      };
    };
  }

  async presentWithRents(caller: Caller, row: TenancyRow): Promise<TenancyWithRents> {
    const rents = await this.tenancies.findRents(row.id, MOST_RENTS);
    const forStaff = managesProperties(caller);
    const describe = await this.settlements.of(rents, { forStaff, callerId: caller.id });
    return { ...(await this.present(caller, row)), rents: rents.map(describe) };
  }
}
