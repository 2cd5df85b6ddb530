// A PDF in the making: pages drawn in millimeters from the upper left corner, and drawings that pages share.

import PDFDocument, { type Reference } from 'pdfkit';
import type { Inks } from '../inks.ts';
import type { Matrix } from '../svg/matrix.ts';
import { Pen, type Shelf } from './pen.ts';

export const POINTS_PER_MM: number = 72 / 25.4;

export interface Size {
  /** In millimeters. */
  readonly width: number;
  readonly height: number;
}

export interface About {
  readonly title: string;
  readonly subject: string;
  /** When it was made; the same moment and the same wishes give the same bytes. */
  readonly date: Date;
  readonly inks: Inks;
  /** Which way a two-sided printer turns the sheet, if both sides are printed. */
  readonly duplex?: 'DuplexFlipLongEdge' | 'DuplexFlipShortEdge';
  /** A book that a screen reader can read: structure, language, title. */
  readonly tagged?: boolean;
}

/** What is cut off: the trimmed page lies so far inside the paper. */
export interface Cut {
  readonly across: number;
  readonly down: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class PdfFile implements Shelf {
  readonly inks: Inks;
  readonly document: PDFDocument;
  pages = 0;
  private readonly resources: Reference;
  private readonly states: Record<string, Reference> = {};
  private readonly drawings: Record<string, Reference> = {};
  private readonly fonts: Record<string, Reference> = {};
  private readonly bytes: Uint8Array[] = [];
  private readonly done: Promise<void>;

  constructor({ title, subject, date, inks, duplex, tagged = false }: About) {
    this.inks = inks;
    this.document = new PDFDocument({
      autoFirstPage: false,
      font: null,
      pdfVersion: '1.7',
      lang: 'en-US',
      displayTitle: true,
      tagged,
      ...(tagged ? { subset: 'PDF/UA' } : {}),
      info: { Title: title, Subject: subject, Author: 'Messdeck', Creator: 'Messdeck', CreationDate: date },
    });
    this.done = new Promise((resolve, reject) => {
      this.document.on('data', (bytes) => this.bytes.push(bytes));
      this.document.on('end', resolve);
      this.document.on('error', reject);
    });
    this.resources = this.document.ref({
      ProcSet: ['PDF', 'Text'],
      ExtGState: this.states,
      XObject: this.drawings,
      Font: this.fonts,
    });
    const preferences = this.document._root.data.ViewerPreferences as Reference;
    preferences.data.PrintScaling = 'None';
    preferences.data.PickTrayByPDFSize = true;
    if (duplex) preferences.data.Duplex = duplex;
  }

  alpha(fill: number, stroke: number): string {
    const [ca, CA] = [fill, stroke].map((value) => Math.round(value * 1000) / 1000);
    const name = `A${Math.round(ca * 1000)}S${Math.round(CA * 1000)}`;
    if (!this.states[name]) {
      this.states[name] = this.document.ref({ Type: 'ExtGState', ca, CA });
      this.states[name].end();
    }
    return name;
  }

  layer(draw: (pen: Pen) => void): string {
    const far = { x: -10_000, y: -10_000, width: 20_000, height: 20_000 };
    const name = `Layer${Object.keys(this.drawings).length}`;
    return this.drawing(name, far, draw, { Group: { S: 'Transparency', I: true } });
  }

  /** A drawing that pages share, by a name of its own; its units are its own too. */
  drawing(name: string, box: Box, draw: (pen: Pen) => void, more: Record<string, unknown> = {}): string {
    if (this.drawings[name]) return name;
    const pen = new Pen(this);
    draw(pen);
    const form = this.document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
      Resources: this.resources,
      ...more,
    });
    this.drawings[name] = form;
    // A blank one needs something too, or no stream would be written.
    form.end(pen.text || ' ');
    return name;
  }

  font(name: string, make: () => Reference): string {
    this.fonts[name] ??= make();
    return name;
  }

  /** A page in millimeters. With a cut the page is as large as its bleed, and its boxes say where it is trimmed. */
  page(size: Size, draw: (pen: Pen) => void, cut?: Cut): void {
    const k = POINTS_PER_MM;
    const [width, height] = [size.width * k, size.height * k];
    this.document.addPage({ size: [width, height], margin: 0 });
    const page = this.document.page.dictionary.data;
    page.Resources = this.resources;
    if (cut) {
      const [across, down] = [cut.across * k, cut.down * k];
      page.TrimBox = [across, down, width - across, height - down];
      page.BleedBox = [0, 0, width, height];
    }
    const pen = new Pen(this);
    const scale: Matrix = [k, 0, 0, k, 0, 0];
    pen.within(scale, () => draw(pen));
    this.document.addContent(pen.text);
    this.pages++;
  }

  /** A page of parts, each begun and ended by itself, as the structure of a tagged document wants it; then its links. */
  parts(
    size: Size,
    parts: readonly { readonly begin: () => void; readonly draw: (pen: Pen) => void }[],
    after: readonly (() => void)[],
  ): void {
    const k = POINTS_PER_MM;
    this.document.addPage({ size: [size.width * k, size.height * k], margin: 0 });
    this.document.page.dictionary.data.Resources = this.resources;
    for (const { begin, draw } of parts) {
      begin();
      const pen = new Pen(this);
      pen.within([k, 0, 0, k, 0, 0], () => draw(pen));
      this.document.addContent(pen.text);
      this.document.endMarkedContent();
    }
    for (const act of after) act();
    this.pages++;
  }

  async finish(): Promise<Uint8Array> {
    this.resources.end();
    this.document.end();
    await this.done;
    const whole = new Uint8Array(this.bytes.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of this.bytes) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}
