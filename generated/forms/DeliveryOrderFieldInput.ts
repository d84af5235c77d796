// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './DeliveryOrderFieldInput.validators.js'

export const deliveryOrderFieldInputForm: GeneratedForm = {
  name: "DeliveryOrderFieldInput",
  title: "Order field",
  submitLabel: "Save order field",
  sections: [
  {
    "id": "asked",
    "title": "What is asked"
  },
  {
    "id": "shown",
    "title": "Where it is shown"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "kind"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 60,
      "format": "visible"
    },
    "kind": {
      "type": "string",
      "title": "Kind",
      "oneOf": [
        {
          "const": "text",
          "title": "Text"
        },
        {
          "const": "number",
          "title": "Number"
        },
        {
          "const": "yesNo",
          "title": "Yes or no"
        },
        {
          "const": "choice",
          "title": "One of several"
        }
      ]
    },
    "options": {
      "type": "array",
      "title": "Choices",
      "maxItems": 50,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "string",
        "title": "Choice",
        "minLength": 1,
        "maxLength": 60,
        "format": "visible"
      }
    },
    "help": {
      "type": "string",
      "title": "Help",
      "maxLength": 200
    },
    "required": {
      "type": "boolean",
      "title": "Must be filled in",
      "default": false
    },
    "shownIn": {
      "type": "array",
      "title": "Shown in",
      "maxItems": 3,
      "uniqueItems": true,
      "default": [
        "Scheduler",
        "Order",
        "Exports"
      ],
      "items": {
        "type": "string",
        "enum": [
          "Scheduler",
          "Order",
          "Exports"
        ]
      }
    }
  }
},
  uiSchema: {
  "name": {
    "ui:options": {
      "section": "asked"
    }
  },
  "kind": {
    "ui:options": {
      "section": "asked"
    }
  },
  "options": {
    "ui:options": {
      "section": "asked",
      "itemLabel": "choice",
      "when": {
        "field": "kind",
        "equals": "choice",
        "least": 2
      }
    }
  },
  "help": {
    "ui:options": {
      "section": "asked"
    }
  },
  "required": {
    "ui:widget": "switch",
    "ui:options": {
      "section": "asked"
    }
  },
  "shownIn": {
    "ui:widget": "checkboxes",
    "ui:options": {
      "section": "shown"
    }
  },
  "ui:order": [
    "name",
    "kind",
    "options",
    "help",
    "required",
    "shownIn"
  ]
},
  validators,
}
