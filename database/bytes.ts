import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes, which drizzle has no type for. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
