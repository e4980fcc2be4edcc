ALTER TABLE "docs" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "doc_rules_by_words" ON "doc_rules" USING gin (to_tsvector('english', coalesce("text", '')));