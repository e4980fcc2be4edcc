CREATE TABLE "docs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"parent_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"body" jsonb NOT NULL,
	"body_text" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', "title"), 'A') || setweight(to_tsvector('english', "body_text"), 'C')) STORED NOT NULL,
	CONSTRAINT "docs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "docs"("id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "docs_slug_key" ON "docs" ("slug");
--> statement-breakpoint
CREATE INDEX "docs_by_parent" ON "docs" ("parent_id","position");
--> statement-breakpoint
CREATE INDEX "docs_by_words" ON "docs" USING gin ("search");
--> statement-breakpoint
CREATE TABLE "doc_revisions" (
	"doc_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"editor_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doc_revisions_pk" PRIMARY KEY("doc_id","number"),
	CONSTRAINT "doc_revisions_doc_fk" FOREIGN KEY ("doc_id") REFERENCES "docs"("id") ON DELETE CASCADE
);
--> statement-breakpoint
-- A rule's id stays its own for ever: decisions and punishments cite it. A rule that was taken out keeps its row without a text.
CREATE TABLE "doc_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"doc_id" uuid NOT NULL,
	"text" text,
	"revision" integer NOT NULL,
	CONSTRAINT "doc_rules_doc_fk" FOREIGN KEY ("doc_id") REFERENCES "docs"("id") ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX "doc_rules_by_doc" ON "doc_rules" ("doc_id");
--> statement-breakpoint
CREATE TRIGGER "docs_count_docs" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "docs"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('docs');
--> statement-breakpoint
CREATE TRIGGER "doc_rules_count_docs" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "doc_rules"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('docs');
