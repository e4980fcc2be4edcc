import { type FilledMember, uuid } from './filled-member.ts';
import type { TestDatabase } from './test-database.ts';

/** Inserts the properties, listings, bids and payments of the member. None is due soon, so that no job changes them. */
export async function fillEstate(database: TestDatabase, { id, n, mark }: FilledMember, staff: string) {
  const run = (text: string, values: unknown[]) => database.sql(text, values);
  const u = (place: number) => uuid(place, n);
  await run(
    `INSERT INTO properties (id, code, title, type, district, address, x, y, guide_price, price, garage, rooms, area, description, owner_id)
     VALUES ($1, $2, $3, 'house', 'lantern-quay', '1 Quay', 1, 1, 10, 10, 0, 1, 1, '', $4)`,
    [u(60), `LQ-${100 + n}`, `${mark} properties`, id],
  );
  await run(
    `INSERT INTO property_events (property_id, kind, price, from_id, to_id) VALUES ($1, 'sold', 10, $2, $3)`,
    [u(60), staff, id],
  );
  await run(
    `INSERT INTO listings (id, property_id, seller_id, kind, state, price, hours, note, ends_at, published_at)
     VALUES ($1, $2, $3, 'sale', 'active', 10, 24, $4, now() + interval '30 days', now()), ($5, $2, $3, 'rent', 'draft', 10, 24, $4, NULL, NULL)`,
    [u(61), u(60), id, `${mark} listings`, u(63)],
  );
  await run(
    `INSERT INTO offers (listing_id, buyer_id, amount, message, expires_at) VALUES ($1, $2, 5, $3, now() + interval '30 days'), ($1, $4, 5, 'STAFF-ONLY offer', now() + interval '30 days')`,
    [u(61), id, `${mark} offers`, staff],
  );
  await run(
    `INSERT INTO bids (listing_id, sequence, bidder_id, maximum, price) VALUES ($1, 1, $2, 9, 9), ($1, 2, $3, 99, 10)`,
    [u(61), id, staff],
  );
  await run(
    `INSERT INTO settlements (id, listing_id, property_id, seller_id, buyer_id, amount, state, note)
     VALUES ($1, $2, $3, $4, $5, 10, 'confirmed', 'STAFF-ONLY settlement')`,
    [u(62), u(61), u(60), id, staff],
  );
  await run(
    `INSERT INTO ledger_lines (settlement_id, member_id, amount) VALUES ($1, $2, 10), ($1, $3, -10)`,
    [u(62), id, staff],
  );
  await fillContacts(database, { id, n, mark }, staff);
}

/** Inserts the tenancies, saved searches, viewings and messages of the member. */
async function fillContacts(database: TestDatabase, { id, n, mark }: FilledMember, staff: string) {
  const run = (text: string, values: unknown[]) => database.sql(text, values);
  const u = (place: number) => uuid(place, n);
  await run(
    `INSERT INTO tenancies (property_id, listing_id, landlord_id, tenant_id, rent, next_due_at) VALUES ($1, $2, $3, $4, 10, now() + interval '30 days')`,
    [u(60), u(61), staff, id],
  );
  await run(
    `INSERT INTO saved_searches (member_id, name, criteria, notify) VALUES ($1, $2, '{"kind":"any"}', true), ($3, 'STAFF-ONLY search', '{"kind":"any"}', true)`,
    [id, `${mark} saved_searches`, staff],
  );
  await run(
    `INSERT INTO viewings (listing_id, starts_at, minutes, guest_id) VALUES ($1, now() + interval '30 days', 30, $2), ($1, now() + interval '31 days', 30, $3)`,
    [u(61), id, staff],
  );
  await run(
    `INSERT INTO inquiries (id, listing_id, member_id, seller_id, of_city, last_at, last_text, last_by_member)
     VALUES ($1, $2, $3, $4, false, now(), $5, true)`,
    [u(64), u(61), id, staff, `${mark} inquiries`],
  );
  await run(
    `INSERT INTO inquiry_messages (inquiry_id, author_id, by_member, text) VALUES ($1, $2, true, $3), ($1, $4, false, 'STAFF-ONLY answer')`,
    [u(64), id, `${mark} inquiry_messages`, staff],
  );
}
