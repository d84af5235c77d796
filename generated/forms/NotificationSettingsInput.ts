// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './NotificationSettingsInput.validators.js'

export const notificationSettingsInputForm: GeneratedForm = {
  name: "NotificationSettingsInput",
  title: "Notifications",
  submitLabel: "Save notifications",
  sections: [
  {
    "id": "events",
    "title": "What customers are told"
  },
  {
    "id": "consignees",
    "title": "What consignees are told"
  },
  {
    "id": "sender",
    "title": "In whose name"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "customerEvents": {
      "type": "array",
      "title": "Events",
      "maxItems": 8,
      "uniqueItems": true,
      "default": [
        "created",
        "pickedUp",
        "completed",
        "cancelled",
        "attemptFailed"
      ],
      "items": {
        "type": "string",
        "oneOf": [
          {
            "const": "created",
            "title": "Order placed"
          },
          {
            "const": "assigned",
            "title": "Order dispatched"
          },
          {
            "const": "pickedUp",
            "title": "Picked up"
          },
          {
            "const": "droppedOff",
            "title": "Dropped off"
          },
          {
            "const": "completed",
            "title": "Completed"
          },
          {
            "const": "cancelled",
            "title": "Cancelled"
          },
          {
            "const": "late",
            "title": "Order late"
          },
          {
            "const": "attemptFailed",
            "title": "Attempt failed"
          }
        ]
      }
    },
    "consigneeEvents": {
      "type": "array",
      "title": "Events",
      "maxItems": 5,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "string",
        "oneOf": [
          {
            "const": "created",
            "title": "Delivery planned"
          },
          {
            "const": "pickedUp",
            "title": "On its way"
          },
          {
            "const": "droppedOff",
            "title": "Delivered"
          },
          {
            "const": "cancelled",
            "title": "Cancelled"
          },
          {
            "const": "late",
            "title": "Late"
          }
        ]
      }
    },
    "language": {
      "type": "string",
      "title": "Language",
      "oneOf": [
        {
          "const": "en",
          "title": "English"
        },
        {
          "const": "fr",
          "title": "French"
        }
      ],
      "default": "en"
    },
    "senderName": {
      "type": "string",
      "title": "Sender",
      "maxLength": 120
    },
    "replyTo": {
      "type": "string",
      "title": "Replies go to",
      "format": "email",
      "maxLength": 254
    },
    "footer": {
      "type": "string",
      "title": "Last line",
      "maxLength": 300
    },
    "color": {
      "type": "string",
      "title": "Color",
      "maxLength": 7,
      "pattern": "^#[0-9a-fA-F]{6}$"
    }
  }
},
  uiSchema: {
  "customerEvents": {
    "ui:widget": "checkboxes",
    "ui:help": "By e-mail to the customer's contact, unless that person has an account and chooses it themselves",
    "ui:options": {
      "section": "events"
    }
  },
  "consigneeEvents": {
    "ui:widget": "checkboxes",
    "ui:help": "By e-mail to the contact of the drop-off",
    "ui:options": {
      "section": "consignees"
    }
  },
  "language": {
    "ui:options": {
      "section": "events"
    }
  },
  "senderName": {
    "ui:help": "Your own name where it is empty",
    "ui:options": {
      "section": "sender"
    }
  },
  "replyTo": {
    "ui:options": {
      "section": "sender"
    }
  },
  "footer": {
    "ui:widget": "textarea",
    "ui:options": {
      "section": "sender"
    }
  },
  "color": {
    "ui:widget": "color",
    "ui:options": {
      "section": "sender",
      "message": "Must be a color such as #2d72d2"
    }
  },
  "ui:order": [
    "customerEvents",
    "consigneeEvents",
    "language",
    "senderName",
    "replyTo",
    "footer",
    "color"
  ]
},
  validators,
}
