import type { GrowingList } from './growing-list.ts';

const PROPERTY = "('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid";
const LISTING = "('00000000-0000-4000-a000-' || lpad(n::text, 12, '0'))::uuid";

/**
 * One property in ten is offered, seven of ten of these for sale. One property in 200 has an open payment, of which one in 40 is disputed, also among the first thousand. Types, districts
 * and prices are independent of each other.
 * `cormorant` is in twenty titles at any number of properties. Payments are younger than a day, because older ones would notify the staff. The caller owns
 * one in 50 of the first thousand.
 */
export const PROPERTIES: GrowingList = {
  name: 'properties',
  tables: ['properties', 'listings', 'settlements', 'property_events'],
  fill: [
    `INSERT INTO users (id, email, full_name, username)
     SELECT 'bench|asks-properties', 'p@d.test', 'Asks', 'asks-properties'
     UNION ALL SELECT 'owner|' || n, 'o' || n || '@d.test', 'Owner ' || n, 'owner' || n FROM generate_series(0, 39) n ON CONFLICT DO NOTHING`,
    `INSERT INTO properties (id, code, title, type, district, address, x, y, guide_price, price, garage, rooms, area, description, owner_id, offered_as, listed_at, created_at)
     SELECT ${PROPERTY}, 'B-' || n, 'House ' || md5(n::text) || CASE WHEN n <= 1000 AND n % 50 = 1 THEN ' of the cormorant' ELSE '' END,
       (ARRAY['apartment','house','villa','houseboat','shop','office','warehouse','garage'])[1 + abs(hashint4(n)) % 8],
       (ARRAY['lantern-quay','old-exchange','cable-hill','saltworks','signal-heights','tidewater','ropewalk','gannet-island'])[1 + abs(hashint4(n + 7)) % 8],
       n % 90 || ' Pan Row', n % 1200, n % 800, price, price, abs(hashint4(n + 3)) % 5, 3, 80, '',
       CASE WHEN n <= 1000 AND n % 50 = 0 THEN 'bench|asks-properties' WHEN n % 3 = 0 THEN 'owner|' || n % 40 END,
       CASE WHEN n % 10 = 0 THEN CASE WHEN n % 100 = 0 THEN 'auction' WHEN n % 50 = 10 THEN 'rent' ELSE 'sale' END END,
       CASE WHEN n % 10 = 0 THEN at END, at
     FROM generate_series($1::int + 1, $2::int) n,
       LATERAL (SELECT 1000 + abs(hashint4(n + 1)) % 900000 AS price, '2026-01-01Z'::timestamptz + n * interval '1 second' AS at) made`,
    `INSERT INTO listings (id, property_id, seller_id, kind, state, price, step, hours, ends_at, published_at)
     SELECT ${LISTING}, id, owner_id, offered_as, CASE WHEN n % 200 = 0 THEN 'reserved' ELSE 'active' END, price,
       CASE WHEN offered_as = 'auction' THEN 100 END, 48, now() + interval '30 days', listed_at
     FROM generate_series($1::int + 1, $2::int) n JOIN properties ON properties.id = ${PROPERTY} WHERE n % 10 = 0`,
    `INSERT INTO settlements (listing_id, property_id, seller_id, buyer_id, amount, problem, created_at)
     SELECT ${LISTING}, ${PROPERTY}, owner_id, CASE WHEN n <= 1000 THEN 'bench|asks-properties' ELSE 'owner|' || (n + 1) % 40 END, price,
       CASE WHEN n % 8000 = 200 THEN 'Another amount' ELSE '' END, now() - n % 3600 * interval '1 second'
     FROM generate_series($1::int + 1, $2::int) n JOIN properties ON properties.id = ${PROPERTY} WHERE n % 200 = 0`,
    `INSERT INTO property_events (property_id, kind, price, at)
     SELECT ${PROPERTY}, 'registered', 1000, '2026-01-01Z' FROM generate_series($1::int + 1, $2::int) n`,
  ],
  requests: [
    '/api/properties?limit=20',
    '/api/properties?limit=20&sort=new',
    '/api/properties?limit=20&kind=any',
    '/api/properties?limit=20&kind=any&sort=new',
    '/api/properties?limit=20&kind=rent',
    '/api/properties?limit=20&kind=auction&sort=new',
    '/api/properties?limit=20&district=tidewater',
    '/api/properties?limit=20&type=villa',
    '/api/properties?limit=20&kind=any&district=tidewater&sort=new',
    '/api/properties?limit=20&kind=sale&type=villa&minPrice=300000&maxPrice=500000',
    '/api/properties?limit=20&kind=any&garage=4',
    '/api/properties?limit=20&search=cormorant',
    '/api/properties?limit=20&search=pan%20row',
    '/api/properties?limit=20&search=nobody-lives-here',
    '/api/properties/mine?limit=20',
    '/api/properties/00000000-0000-4000-9000-000000000777',
    '/api/settlements?limit=20',
    '/api/settlements?limit=20&attention=true',
    '/api/settlements?limit=20&mine=true',
    '/api/settlements?limit=20&state=confirmed',
  ],
  role: 'STAFF',
};
