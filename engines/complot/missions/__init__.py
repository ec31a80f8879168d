"""Primary missions: attempts, success and failure, deliveries (R13)."""
