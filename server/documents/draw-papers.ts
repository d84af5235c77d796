import { parentPort } from 'node:worker_threads'
import { renderInvoicePdf } from './invoice.ts'
import { renderLabelPdf } from './label.ts'
import type { Paper } from './papers.ts'
import { renderPayStatementPdf } from './pay-statement.ts'
import { renderReceiptPdf } from './receipt.ts'
import { renderStatementPdf } from './statement.ts'

// A thread of its own: drawing takes as long as a hundred requests, which would all wait for it.
parentPort?.on('message', (paper: Paper) => {
  // A failure ends the thread, and the next paper gets a fresh one.
  void draw(paper).then((pdf) => {
    const bytes = new Uint8Array(pdf)
    parentPort?.postMessage(bytes, [bytes.buffer])
  })
})

function draw(paper: Paper): Promise<Buffer> {
  switch (paper.kind) {
    case 'label':
      return renderLabelPdf(paper.data, paper.pieces)
    case 'invoice':
      return renderInvoicePdf(paper.data)
    case 'statement':
      return renderStatementPdf(paper.data)
    case 'payStatement':
      return renderPayStatementPdf(paper.data)
    case 'completion':
    case 'cancellation':
    case 'dropoff':
      return renderReceiptPdf(paper.data, paper.kind)
  }
}
