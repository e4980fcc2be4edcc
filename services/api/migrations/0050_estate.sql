CREATE TABLE "bids" (
	"listing_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"bidder_id" text,
	"maximum" bigint NOT NULL,
	"price" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "bids_listing_id_sequence_pk" PRIMARY KEY("listing_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"seller_id" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"price" bigint NOT NULL,
	"step" bigint,
	"hours" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"bids" integer DEFAULT 0 NOT NULL,
	"bid_price" bigint,
	"leader_id" text,
	"maximum" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "listings_kinds" CHECK ("listings"."kind" IN ('sale', 'rent', 'auction')),
	CONSTRAINT "listings_states" CHECK ("listings"."state" IN ('draft', 'active', 'reserved', 'sold', 'rented', 'expired', 'withdrawn')),
	CONSTRAINT "listings_money" CHECK ("listings"."price" > 0 AND ("listings"."step" IS NULL OR "listings"."step" > 0)),
	CONSTRAINT "listings_auction" CHECK (("listings"."kind" = 'auction') = ("listings"."step" IS NOT NULL)),
	CONSTRAINT "listings_published" CHECK ("listings"."state" IN ('draft', 'withdrawn') OR "listings"."ends_at" IS NOT NULL),
	CONSTRAINT "listings_bids" CHECK (("listings"."bids" = 0) = ("listings"."bid_price" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"buyer_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "offers_states" CHECK ("offers"."state" IN ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "offers_money" CHECK ("offers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"district" text NOT NULL,
	"address" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"guide_price" bigint NOT NULL,
	"garage" integer NOT NULL,
	"rooms" integer NOT NULL,
	"area" integer NOT NULL,
	"description" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"owner_id" text,
	"price" bigint NOT NULL,
	"offered_as" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "properties_code" UNIQUE("code"),
	CONSTRAINT "properties_types" CHECK ("properties"."type" IN ('apartment', 'house', 'villa', 'houseboat', 'shop', 'office', 'warehouse', 'garage')),
	CONSTRAINT "properties_kinds" CHECK ("properties"."offered_as" IN ('sale', 'rent', 'auction')),
	CONSTRAINT "properties_money" CHECK ("properties"."guide_price" > 0 AND "properties"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "property_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"price" bigint,
	"from_id" text,
	"to_id" text,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "property_events_kinds" CHECK ("property_events"."kind" IN ('registered', 'listed', 'withdrawn', 'expired', 'sold', 'rented', 'transferred'))
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"settlement_id" uuid NOT NULL,
	"member_id" text,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ledger_lines_amount" CHECK ("ledger_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"seller_id" text,
	"buyer_id" text,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reference" text,
	"problem" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settlements_states" CHECK ("settlements"."state" IN ('pending', 'confirmed', 'cancelled', 'disputed')),
	CONSTRAINT "settlements_money" CHECK ("settlements"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_events" ADD CONSTRAINT "property_events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_events" ADD CONSTRAINT "property_events_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_events" ADD CONSTRAINT "property_events_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bids_by_bidder" ON "bids" USING btree ("bidder_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_open" ON "listings" USING btree ("property_id") WHERE "listings"."state" IN ('active', 'reserved');--> statement-breakpoint
CREATE INDEX "listings_of" ON "listings" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "listings_by_seller" ON "listings" USING btree ("seller_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "listings_by_leader" ON "listings" USING btree ("leader_id") WHERE "listings"."leader_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_to_end" ON "listings" USING btree ("ends_at") WHERE "listings"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_pending" ON "offers" USING btree ("listing_id","buyer_id") WHERE "offers"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "offers_of" ON "offers" USING btree ("listing_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_by_buyer" ON "offers" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_to_expire" ON "offers" USING btree ("expires_at") WHERE "offers"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "properties_by_price" ON "properties" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "properties_by_district" ON "properties" USING btree ("district","price","id");--> statement-breakpoint
CREATE INDEX "properties_by_type" ON "properties" USING btree ("type","price","id");--> statement-breakpoint
CREATE INDEX "properties_offered" ON "properties" USING btree ("price","id") WHERE "properties"."offered_as" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_offered_as" ON "properties" USING btree ("offered_as","price","id") WHERE "properties"."offered_as" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_by_age" ON "properties" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "properties_by_owner" ON "properties" USING btree ("owner_id","code") WHERE "properties"."owner_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "property_events_of" ON "property_events" USING btree ("property_id","at","id");--> statement-breakpoint
CREATE INDEX "property_events_from" ON "property_events" USING btree ("from_id") WHERE "property_events"."from_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "property_events_to" ON "property_events" USING btree ("to_id") WHERE "property_events"."to_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_lines_of" ON "ledger_lines" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "ledger_lines_by_member" ON "ledger_lines" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_waiting" ON "settlements" USING btree ("listing_id") WHERE "settlements"."state" IN ('pending', 'disputed');--> statement-breakpoint
CREATE INDEX "settlements_of" ON "settlements" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "settlements_open" ON "settlements" USING btree ("created_at","id") WHERE "settlements"."state" IN ('pending', 'disputed') OR "settlements"."problem" <> '';--> statement-breakpoint
CREATE INDEX "settlements_by_buyer" ON "settlements" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "settlements_by_seller" ON "settlements" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "settlements_by_decider" ON "settlements" USING btree ("decided_by") WHERE "settlements"."decided_by" IS NOT NULL;--> statement-breakpoint
-- What happened stays as it was written. Members who leave are taken out of it, and a property that is removed takes its history along.
CREATE FUNCTION "keep_property_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM "properties" WHERE "id" = OLD."property_id") THEN RETURN OLD; END IF;
  ELSIF (OLD."id", OLD."property_id", OLD."kind", OLD."at") = (NEW."id", NEW."property_id", NEW."kind", NEW."at") AND OLD."price" IS NOT DISTINCT FROM NEW."price"
    AND (NEW."from_id" IS NULL OR NEW."from_id" = OLD."from_id") AND (NEW."to_id" IS NULL OR NEW."to_id" = OLD."to_id") THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "property_events_stay" BEFORE UPDATE OR DELETE ON "property_events"
  FOR EACH ROW EXECUTE FUNCTION "keep_property_event"();
--> statement-breakpoint
CREATE FUNCTION "keep_ledger_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD."id", OLD."settlement_id", OLD."amount", OLD."at") = (NEW."id", NEW."settlement_id", NEW."amount", NEW."at") AND NEW."member_id" IS NULL THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_lines_stay" BEFORE UPDATE OR DELETE ON "ledger_lines"
  FOR EACH ROW EXECUTE FUNCTION "keep_ledger_line"();
--> statement-breakpoint
CREATE FUNCTION "check_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum("amount") FROM "ledger_lines" WHERE "settlement_id" = NEW."settlement_id") <> 0 THEN
    RAISE EXCEPTION 'The lines of the settlement % don''t add up to nothing', NEW."settlement_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_lines_balance" AFTER INSERT ON "ledger_lines" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "check_ledger"();
--> statement-breakpoint
-- Every process hears of each bid: those who watch the auction are told.
CREATE FUNCTION "tell_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listings', NEW."id"::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listings_tell" AFTER UPDATE ON "listings"
  FOR EACH ROW EXECUTE FUNCTION "tell_listing"();
--> statement-breakpoint
UPDATE "role_definitions" SET "permissions" = array_append("permissions", 'estate.manage'), "version" = "version" + 1, "updated_at" = now()
  WHERE "name" IN ('OWNER', 'ADMIN', 'STAFF');
