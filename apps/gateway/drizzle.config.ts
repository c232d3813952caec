import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what-it-does>`, run in apps/gateway, writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/**/tables.ts', './src/library/tables.ts', './src/platform/**/tables.ts'],
  out: './migrations',
  casing: 'snake_case',
  migrations: { prefix: 'timestamp' },
});
