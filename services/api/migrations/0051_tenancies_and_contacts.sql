CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"seller_id" text,
	"of_city" boolean NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_text" text NOT NULL,
	"last_by_member" boolean NOT NULL,
	"member_read_at" timestamp (3) with time zone,
	"seller_read_at" timestamp (3) with time zone,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"author_id" text,
	"by_member" boolean NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"district" text,
	"type" text,
	"notify" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenancies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"landlord_id" text,
	"tenant_id" text,
	"rent" bigint NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"next_due_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tenancies_states" CHECK ("tenancies"."state" IN ('active', 'ended')),
	CONSTRAINT "tenancies_money" CHECK ("tenancies"."rent" > 0),
	CONSTRAINT "tenancies_ended" CHECK ("tenancies"."state" = 'active' OR "tenancies"."ends_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"guest_id" text,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "viewings_minutes" CHECK ("viewings"."minutes" BETWEEN 10 AND 120)
);
--> statement-breakpoint
ALTER TABLE "property_events" DROP CONSTRAINT "property_events_kinds";--> statement-breakpoint
DROP INDEX "settlements_waiting";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "is_let" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(code || ' ' || title || ' ' || address)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "tenancy_id" uuid;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_landlord_id_users_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenancies" ADD CONSTRAINT "tenancies_tenant_id_users_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_of" ON "inquiries" USING btree ("listing_id","member_id");--> statement-breakpoint
CREATE INDEX "inquiries_by_member" ON "inquiries" USING btree ("member_id","last_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_by_seller" ON "inquiries" USING btree ("seller_id","last_at","id") WHERE "inquiries"."seller_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inquiries_of_city" ON "inquiries" USING btree ("last_at","id") WHERE "inquiries"."of_city";--> statement-breakpoint
CREATE INDEX "inquiry_messages_of" ON "inquiry_messages" USING btree ("inquiry_id","at","id");--> statement-breakpoint
CREATE INDEX "inquiry_messages_by_author" ON "inquiry_messages" USING btree ("author_id") WHERE "inquiry_messages"."author_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "saved_searches_of" ON "saved_searches" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_searches_to_tell" ON "saved_searches" USING btree ("district","type") WHERE "saved_searches"."notify";--> statement-breakpoint
CREATE UNIQUE INDEX "tenancies_active" ON "tenancies" USING btree ("property_id") WHERE "tenancies"."state" = 'active';--> statement-breakpoint
CREATE INDEX "tenancies_of" ON "tenancies" USING btree ("property_id","started_at");--> statement-breakpoint
CREATE INDEX "tenancies_by_tenant" ON "tenancies" USING btree ("tenant_id","state","started_at","id");--> statement-breakpoint
CREATE INDEX "tenancies_by_landlord" ON "tenancies" USING btree ("landlord_id","state","started_at","id");--> statement-breakpoint
CREATE INDEX "tenancies_by_listing" ON "tenancies" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "tenancies_to_ask" ON "tenancies" USING btree ("next_due_at") WHERE "tenancies"."state" = 'active';--> statement-breakpoint
CREATE INDEX "tenancies_to_end" ON "tenancies" USING btree ("ends_at") WHERE "tenancies"."state" = 'active' AND "tenancies"."ends_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_of" ON "viewings" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "viewings_by_guest" ON "viewings" USING btree ("guest_id","starts_at") WHERE "viewings"."guest_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "viewings_to_remind" ON "viewings" USING btree ("starts_at") WHERE "viewings"."guest_id" IS NOT NULL AND "viewings"."reminded_at" IS NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_tenancy_id_tenancies_id_fk" FOREIGN KEY ("tenancy_id") REFERENCES "public"."tenancies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_deal_waiting" ON "settlements" USING btree ("listing_id") WHERE "settlements"."state" IN ('pending', 'disputed') AND "settlements"."tenancy_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_rents" ON "settlements" USING btree ("tenancy_id","due_at");--> statement-breakpoint
CREATE INDEX "settlements_rents_waiting" ON "settlements" USING btree ("due_at") WHERE "settlements"."state" IN ('pending', 'disputed') AND "settlements"."tenancy_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "property_events" ADD CONSTRAINT "property_events_kinds" CHECK ("property_events"."kind" IN ('registered', 'listed', 'withdrawn', 'expired', 'sold', 'rented', 'vacated', 'transferred')) NOT VALID;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_rent" CHECK (("settlements"."tenancy_id" IS NULL) = ("settlements"."due_at" IS NULL));
--> statement-breakpoint
-- Where pg_trgm can be had, the search for properties has its index.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    RAISE NOTICE 'pg_trgm is not installed on this server: searches walk along the properties.';
    RETURN;
  END IF;
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN insufficient_privilege THEN
    RAISE NOTICE 'pg_trgm may not be created by this user: searches walk along the properties.';
    RETURN;
  END;
  CREATE INDEX IF NOT EXISTS "properties_by_search_text" ON "properties" USING gin ("search_text" gin_trgm_ops);
END $$;
--> statement-breakpoint
CREATE TRIGGER "settlements_inbox" AFTER DELETE ON "settlements"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('settlement', 'id');
--> statement-breakpoint
CREATE TRIGGER "offers_inbox" AFTER DELETE ON "offers"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('property-offer', 'id');
--> statement-breakpoint
CREATE TRIGGER "inquiries_inbox" AFTER DELETE ON "inquiries"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('property-inquiry', 'id');
