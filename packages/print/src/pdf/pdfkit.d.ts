// The part of pdfkit that print uses.

declare module 'pdfkit' {
  export interface Reference {
    readonly id: number;
    readonly data: Record<string, unknown>;
    write(text: string): void;
    end(text?: string): void;
  }

  export interface Structure {
    readonly dictionary: Reference;
    add(child: Structure | StructureContent): this;
    end(): void;
  }

  export interface StructureContent {
    readonly refs: readonly unknown[];
  }

  export interface Outline {
    addItem(title: string, options?: { expanded?: boolean }): Outline;
  }

  // biome-ignore lint/style/noDefaultExport: so pdfkit has it
  export default class PDFDocument {
    constructor(options: Record<string, unknown>);
    readonly page: { readonly dictionary: Reference; readonly width: number; readonly height: number };
    readonly outline: Outline;
    readonly _root: Reference;
    on(event: 'data', listener: (bytes: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    addPage(options: Record<string, unknown>): this;
    addContent(text: string): this;
    ref(data: Record<string, unknown>): Reference;
    end(): void;
    addStructure(element: Structure): this;
    struct(type: string, options?: Record<string, unknown>, children?: unknown): Structure;
    markStructureContent(tag: string, options?: Record<string, unknown>): StructureContent;
    markContent(tag: string, options?: Record<string, unknown>): this;
    endMarkedContent(): this;
    goTo(x: number, y: number, w: number, h: number, name: string, options?: Record<string, unknown>): this;
    addNamedDestination(name: string, ...place: unknown[]): void;
  }
}
