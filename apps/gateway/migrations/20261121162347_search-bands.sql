-- The lexemes of the given weights with the band of the standing before each, as bands.ts asks for them. Its cost keeps
-- the planner from working it out row by row where an index has it.
CREATE FUNCTION search_lexemes(standing integer, vector tsvector, weights "char"[]) RETURNS tsvector
	LANGUAGE plpgsql IMMUTABLE STRICT COST 1000
	AS $$ BEGIN RETURN replace(' ' || strip(ts_filter(vector, weights))::text, ' ''', ' ''' || (standing >> 8) || 'B')::tsvector; END $$;
--> statement-breakpoint
DROP INDEX "search_entry_type_standing";--> statement-breakpoint
DROP INDEX "search_entry_latest";--> statement-breakpoint
DROP INDEX "search_entry_type_latest";--> statement-breakpoint
DROP INDEX "search_entry_hottest";--> statement-breakpoint
DROP INDEX "search_entry_type_hottest";--> statement-breakpoint
DROP INDEX "search_entry_title";--> statement-breakpoint
DROP INDEX "search_entry_near";--> statement-breakpoint
DROP INDEX "search_entry_all";--> statement-breakpoint
DROP INDEX "search_entry_standing";--> statement-breakpoint
CREATE INDEX "search_entry_title" ON "search_entry" USING gin (search_lexemes("standing", "vector", '{a}')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entry_near" ON "search_entry" USING gin (search_lexemes("standing", "vector", '{a,b}')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entry_all" ON "search_entry" USING gin (search_lexemes("standing", "vector", '{a,b,d}')) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entry_standing" ON "search_entry" USING btree ("standing");--> statement-breakpoint
ALTER TABLE "search_entry" DROP COLUMN "title_vector";--> statement-breakpoint
ALTER TABLE "search_entry" DROP COLUMN "near_vector";--> statement-breakpoint
-- Texts and vectors lie aside, so that the rows themselves are small and a look at thousands of them is cheap.
ALTER TABLE "search_entry" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "search_entry" ALTER COLUMN "vector" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Words are asked for band by band, where the planner cannot foresee them: it need not gather what is in the vectors.
ALTER TABLE "search_entry" ALTER COLUMN "vector" SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "search_entry_title" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "search_entry_near" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "search_entry_all" ALTER COLUMN 1 SET STATISTICS 0;
