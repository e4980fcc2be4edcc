-- migrate: a day after 0016_trigram_indexes
-- The id of a rule is cited for ever, so a page that has one, or had one, can't be deleted. The previous version's `demo:remove` deletes such pages.
ALTER TABLE "doc_rules" DROP CONSTRAINT "doc_rules_doc_fk";--> statement-breakpoint
ALTER TABLE "doc_rules" ADD CONSTRAINT "doc_rules_page_fk" FOREIGN KEY ("doc_id") REFERENCES "public"."docs"("id") ON DELETE restrict;
