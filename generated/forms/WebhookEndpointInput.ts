// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './WebhookEndpointInput.validators.js'

export const webhookEndpointInputForm: GeneratedForm = {
  name: "WebhookEndpointInput",
  title: "Webhook endpoint",
  submitLabel: "Save webhook endpoint",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "url",
    "events"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "url": {
      "type": "string",
      "title": "Address",
      "minLength": 10,
      "maxLength": 500,
      "format": "visible"
    },
    "events": {
      "type": "array",
      "title": "Events",
      "minItems": 1,
      "maxItems": 11,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "oneOf": [
          {
            "const": "order.created",
            "title": "Order placed"
          },
          {
            "const": "order.assigned",
            "title": "Driver assigned"
          },
          {
            "const": "order.unassigned",
            "title": "Driver taken off"
          },
          {
            "const": "order.picked_up",
            "title": "Picked up"
          },
          {
            "const": "order.dropped_off",
            "title": "Dropped off"
          },
          {
            "const": "order.completed",
            "title": "Completed"
          },
          {
            "const": "order.cancelled",
            "title": "Cancelled"
          },
          {
            "const": "order.updated",
            "title": "Edited"
          },
          {
            "const": "order.price_changed",
            "title": "Price changed"
          },
          {
            "const": "invoice.sent",
            "title": "Invoice sent"
          },
          {
            "const": "invoice.paid",
            "title": "Invoice paid"
          }
        ]
      }
    }
  }
},
  uiSchema: {
  "url": {
    "ui:placeholder": "https://",
    "ui:help": "An https address on the internet"
  },
  "events": {
    "ui:widget": "checkboxes"
  },
  "ui:order": [
    "name",
    "url",
    "events"
  ]
},
  validators,
}
