/** The part of a JSON schema that the contract's payloads use. */
export interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** One operation of the OpenAPI document, as far as a request needs it. */
export interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly fields: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
  /** The payload is sent as one JSON text in `queryJson`. */
  readonly inQueryJson: boolean;
}

interface PayloadSchema {
  readonly properties: Record<string, FieldSchema>;
  readonly required?: readonly string[];
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly {
    name: string;
    required: boolean;
    schema: FieldSchema;
    content?: Record<string, { schema: PayloadSchema }>;
  }[];
  readonly requestBody?: { content: Record<string, { schema: PayloadSchema }> };
}

/** The document as far as the fuzz reads it. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

/** Every operation of the document. */
export function getOperations({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const common = { name: described.operationId, method: method.toUpperCase() as Operation['method'], path };
      const parameters = described.parameters ?? [];
      const queryJson = parameters.find(({ name }) => name === 'queryJson')?.content;
      const inQueryJson = queryJson !== undefined;
      const body = Object.values(queryJson ?? described.requestBody?.content ?? {})[0]?.schema;
      if (body) return { ...common, fields: body.properties, required: body.required ?? [], inQueryJson };
      return {
        ...common,
        fields: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
        inQueryJson,
      };
    }),
  );
}
